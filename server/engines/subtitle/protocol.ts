export type SubtitleRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
};
