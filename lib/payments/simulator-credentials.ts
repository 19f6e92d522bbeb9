/** Credentials that the providers' simulators accept, so that a demo needs none. */
export const SIMULATOR_CREDENTIALS = {
  paypal: {
    clientId: 'softhaven-simulator',
    clientSecret: 'softhaven-simulator-secret',
    webhookId: 'SIMULATED0WEBHOOK',
  },
  authorizeNet: {
    loginId: 'simulator-login',
    transactionKey: 'simulator-tx-key',
    signatureKey: '53494D554C415445'.repeat(8),
  },
  stripe: {
    secretKey: 'sk_test_simulator0secret0key',
    publishableKey: 'pk_test_simulator0publishable0key',
    webhookSecret: 'whsec_simulator0signing0secret',
  },
  /** Of a second account, such as one that takes another currency. */
  secondStripe: {
    secretKey: 'sk_test_simulator0second0secret',
    publishableKey: 'pk_test_simulator0second0publishable',
    webhookSecret: 'whsec_simulator0second0signing',
  },
  square: {
    applicationId: 'sandbox-sq0idb-Simulator0Application',
    locationId: 'LSIMULATOR001',
    accessToken: 'EAAASimulator0Access0Token',
    signatureKey: 'simulator-square-signature-key',
  },
  klarna: { username: 'PK00000_simulator0klarna', password: 'simulator-klarna-password' },
}

/** The public client key that Authorize.Net's simulator accepts. */
export const SIMULATOR_CLIENT_KEY = 'simulator-client-key'
