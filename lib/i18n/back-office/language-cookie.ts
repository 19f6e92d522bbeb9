/** Where a browser keeps the language that was chosen for the back office. The shop's is another. */
export const BACK_OFFICE_LANGUAGE_COOKIE = 'BACK_OFFICE_LANGUAGE'
