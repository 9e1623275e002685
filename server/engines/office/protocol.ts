export type OfficeRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
  /** Page range of a PDF, as in `1-3,5,8-`. */
  readonly pages?: string;
};

export type OfficeReply = { readonly kind: string };
