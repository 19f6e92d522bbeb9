/** A text with the names of what was attached to it, which stays at the help desk. */
export const withFiles = (text: string, files: readonly string[]): string =>
  [text.trim(), ...files.map((name) => `[${name}]`)].filter(Boolean).join('\n')
