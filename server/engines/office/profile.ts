/**
 * A minimal user profile that hardens LibreOffice: no linked content is loaded, no embedded code runs,
 * no prompts appear. Active content as a whole (`DisableActiveContent`) stays on, as charts and formulas are part of it.
 * Names and values are those of LibreOffice's configuration schema (share/registry/main.xcd).
 */
const settings: readonly (readonly [path: string, property: string, value: string | number | boolean])[] = [
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisablePythonRuntime', true],
  // 2: never update links.
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', 2],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', 2],
  ['/org.openoffice.Office.Common/Misc', 'FirstRun', false],
  ['/org.openoffice.Office.Common/Misc', 'UseOpenCL', false],
  ['/org.openoffice.Office.Common/Misc', 'UseLocking', false],
  ['/org.openoffice.Office.Common/Save/Document', 'AutoSave', false],
  ['/org.openoffice.Office.Recovery/RecoveryInfo', 'Enabled', false],
  ['/org.openoffice.Office.Recovery/AutoSave', 'Enabled', false],
  ['/org.openoffice.Office.Java/VirtualMachine', 'Enable', false],
  // Enables right-to-left and East Asian scripts without a language package.
  ['/org.openoffice.Office.Common/I18N/CJK', 'CJKFont', true],
  ['/org.openoffice.Office.Common/I18N/CTL', 'CTLFont', true],
  // Web pages open as documents, not as Writer/Web, which can save neither DOCX nor a plain ODT.
  ['/org.openoffice.TypeDetection.Types/Types/generic_HTML', 'PreferredFilter', 'HTML (StarWriter)'],
  ['/org.openoffice.Setup/Office', 'ooSetupInstCompleted', true],
  ['/org.openoffice.Setup/L10N', 'ooLocale', 'en-US'],
];

/** Contents of the profile's `user/registrymodifications.xcu`. */
export const profileXcu = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${settings
  .map(([path, name, value]) => `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`)
  .join('\n')}
</oor:items>
`;
