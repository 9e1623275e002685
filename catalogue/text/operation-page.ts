import type { Operation } from '../operations.ts';
import { operationPath } from '../operations.ts';
import { makeRecord, type SeoRecord } from './seo.ts';
import { siteName } from './site.ts';

/** The search words of an operation's page. */
export const operationSeo = (operation: Operation): SeoRecord => {
  const { name, category, words } = operation;
  const long = `${name} Online – Free, No Sign-up | ${siteName}`;
  return makeRecord(
    {
      title: long.length <= 60 ? long : `${name} Online – Free | ${siteName}`,
      description: words.description,
      keywords: words.keywords,
      canonical: operationPath(operation),
    },
    `/og/${category === 'pdf' ? 'document' : category}.png`,
  );
};
