/** What becomes of the next call of a simulated mail provider. */
export type MailFault = 'hang up' | 'hang up when taken' | 'busy' | 'in trouble'
