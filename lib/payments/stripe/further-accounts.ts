/** Beside the first account, by their numbers in the plugin's settings. */
export const FURTHER_ACCOUNTS = [2, 3] as const

/** The settings of a further account. */
export const furtherKeys = (number: number) => ({
  currencies: `currencies${number}`,
  publishableKey: `publishableKey${number}`,
  secretKey: `secretKey${number}`,
  webhookSecret: `webhookSecret${number}`,
})
