/** The page of the API; its examples are in `catalogue/text/api.ts`. */
export const api = {
  seo: {
    title: 'API for Developers',
    description:
      'Convert files from your own programs: one request, or jobs that outlive it. No key, no account; examples in curl, JavaScript and Python.',
    keywords: ['file conversion api', 'convert files api', 'free conversion api', 'openapi'],
  },
  title: 'API for developers',
  crumb: 'API',
  lead: 'Everything that the pages do goes through an interface that your programs may use as well. There is no key and no account, and the same promise holds: files are gone when you have them.',
  document: 'OpenAPI 3.1 document',
  one: {
    title: 'One request, one file',
    text: 'Post a form with the file and both formats, and read the result from the answer. Right for what takes seconds.',
    curl: '--fail-with-body lets a script notice a refusal and still shows why.',
  },
  jobs: {
    title: 'Jobs',
    text: 'Post the same form to /api/jobs and get an id at once. Ask for the state, or listen to it, and fetch the result whenever you like within {resultMinutes} minutes, in parts if the line breaks. Delete it when you are done.',
    curl: 'A repeated Idempotency-Key gives the job that is there instead of a second one.',
    javascript: 'In browsers and in Node, Deno and Bun alike.',
    python: 'With the requests library.',
  },
  limits: {
    title: 'Limits',
    size: 'Size of a file',
    bytes: '{size} ({bytes} bytes)',
    atOnce: 'Conversions under way',
    perMinute: 'Conversions a minute',
    kept: 'Results kept',
    keptTime: 'Time that a result is kept',
    uploadTime: 'Time of an upload',
    jobTime: 'Time of a conversion',
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  problems: {
    title: 'Problems',
    text: 'A refusal is application/problem+json (RFC 9457). Decide by its code, show its title and remedy to people, and where it says that it is retryable wait for as long as Retry-After asks.',
    list: 'Problem codes',
    status: 'Status',
    code: 'Code',
    meaning: 'What it means',
  },
} as const;
