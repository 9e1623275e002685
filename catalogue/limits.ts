/** Limits that users encounter. Sizes are bytes, times are milliseconds unless the name says otherwise. */

/** 50 MB per file, counted in binary megabytes. */
export const maxFileBytes = 50 * 1024 * 1024;
/** As shown to users: `50 MB`. */
export const maxFileLabel = `${maxFileBytes / 1024 / 1024} MB`;
/** Limits on merged files: their number and total size. */
export const maxFilesTogether = 100;
export const maxTogetherBytes = 4 * maxFileBytes;
/** As shown to users: `200 MB`. */
export const maxTogetherLabel = `${maxTogetherBytes / 1024 / 1024} MB`;
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
