/** Whether the browser says for its user that nothing of this is wanted. */
export const hasOptedOut = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
