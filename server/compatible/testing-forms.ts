/** A form of fields and files in the order given; a name may come again. */
export const formOf = (parts: readonly (readonly [name: string, value: string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};

/** Addresses that lead to the machine itself or its network, by every spelling. */
export const innerAddresses: readonly string[] = [
  ...[
    'http://127.0.0.1/',
    'http://localhost/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
  ],
  ...['http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://127.1/', 'http://169.254.169.254/latest/meta-data/'],
  ...['http://①②⑦.⓪.⓪.①/', 'http://127.0.0.1.nip.io/', 'http://user@127.0.0.1/', 'http://example.org@127.0.0.1/', 'http://10.0.0.1/'],
  ...['file:///etc/passwd', 'file://localhost/etc/passwd', 'FILE:///etc/passwd', 'gopher://127.0.0.1/', 'ftp://127.0.0.1/', '//127.0.0.1/'],
];
