/** JSON for a script within the page: `<` is escaped, so that no text in it can end the script. */
export const inlineJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c')
