/** Limits that users encounter. Sizes are bytes, times are milliseconds unless the name says otherwise. */

/** Binary megabytes per file: the default, and the most that an operator may allow. */
export const usualFileMb = 50;
export const mostFileMb = 2048;

/** Per file: 50 MB, or the operator's MAX_MB, which the server checks at its start and the site at its build. */
export const maxFileBytes = (Number(process.env.MAX_MB) || usualFileMb) * 1024 * 1024;
/** Limits on merged files: their number, and their total size, which is that of four but no more than the largest file may have. */
export const maxFilesTogether = 100;
export const maxTogetherBytes = Math.min(4 * maxFileBytes, 2 ** 31);

const labelOf = (bytes: number): string => (bytes % 1024 ** 3 === 0 ? `${bytes / 1024 ** 3} GB` : `${bytes / 1024 ** 2} MB`);
/** As shown to users: `50 MB` and `200 MB`. Pure, so that pages which do not show them leave them out. */
export const maxFileLabel = /* @__PURE__ */ labelOf(maxFileBytes);
export const maxTogetherLabel = /* @__PURE__ */ labelOf(maxTogetherBytes);
/** Steps of one chain. */
export const maxChainSteps = 8;
/** The site promises to delete files within the hour; the clean-up task enforces it. */
export const maxFileAgeMs = 60 * 60 * 1000;

export const searchResultLimit = 8;
export const headerMenuLimit = 8;
export const relatedLimit = 4;
export const faqLimit = 4;

export const progressTickMs = 200;
export const progressMaxStep = 15;
export const progressCap = 90;
export const downloadStaggerMs = 200;
export const contactDelayMs = 1000;
export const toastDurationMs = 5000;
export const toastSwipePx = 50;
export const toastRemoveMs = 1_000_000;
export const supportReplyHours = 24;

/** Default API limits of one client, unless the operator changes them. */
export const clientLimits = {
  conversionsPerMinute: 240,
  conversionsAtOnce: 12,
  /** Jobs whose results have not been deleted. */
  jobs: 200,
  /** Minutes for which a job's result is kept. */
  resultMinutes: 15,
  /** Timeout of a conversion in seconds. */
  jobSeconds: 120,
  uploadSeconds: 300,
} as const;
