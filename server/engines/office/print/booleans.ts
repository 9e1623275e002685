const constant = /<table:table-cell(?=\s)[^<>]*\stable:formula="of:=(TRUE|FALSE)\(\)"[^<>]*>/g;

/** Restores TRUE and FALSE in cells of a LibreOffice spreadsheet that have a constant formula with the result 1 or 0 instead. */
export const withBooleans = (fods: string): string =>
  fods.includes('"of:=')
    ? fods.replace(constant, (tag, name: string) =>
        tag
          .replace(/\s(?:table:formula|office:value-type|office:value|office:boolean-value|calcext:value-type)="[^"]*"/g, '')
          .replace(/(\/?>)$/, ` office:value-type="boolean" office:boolean-value="${name.toLowerCase()}"$1`),
      )
    : fods;
