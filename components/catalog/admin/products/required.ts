/** A rule of a field that may not be left empty. */
export const required = (message: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || message,
})
