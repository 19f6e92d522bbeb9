/** Credentials that the providers' simulators accept, so that a demo needs none. */
export const SIMULATOR_CREDENTIALS = {
  paypal: { clientId: 'softhaven-simulator', clientSecret: 'softhaven-simulator-secret' },
  authorizeNet: { loginId: 'simulator-login', transactionKey: 'simulator-tx-key' },
}
