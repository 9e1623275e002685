export const targets = ['docx', 'xlsx', 'pptx', 'html', 'epub', 'txt', 'md'] as const;

export type Target = (typeof targets)[number];

export const isTarget = (format: string): format is Target => (targets as readonly string[]).includes(format);
