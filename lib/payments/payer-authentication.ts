/** What a card's bank said of its customer when he was asked (3-D Secure), in the provider's words. */
export type PayerAuthentication = {
  /** Who bears the loss where it was not him: `POSSIBLE` or `YES` for the bank, `NO` for the store, `UNKNOWN`. */
  liabilityShift: string | null
  /** Whether the card takes part. */
  enrolment: string | null
  status: string | null
}
