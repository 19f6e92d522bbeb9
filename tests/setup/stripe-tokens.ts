import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'

const { publishableKey: FIRST } = SIMULATOR_CREDENTIALS.stripe

/** What Stripe's fields in a browser make of means of payment. @param url of the simulator @param key whose account it is for */
async function tokenOf(url: string, means: Record<string, string>, key = FIRST): Promise<string> {
  const body = new URLSearchParams({
    key,
    ...Object.fromEntries(
      Object.entries(means).map(([field, value]) => [`payment_method_data${field}`, value]),
    ),
  })
  const answer = await fetch(`${new URL(url).origin}/v1/confirmation_tokens`, {
    method: 'POST',
    body,
  })
  const made: { id: string } = await answer.json()
  return made.id
}

/** A token of a card, which has not expired. @param url of the simulator */
export const cardToken = (url: string, number: string, key?: string) =>
  tokenOf(
    url,
    {
      '[type]': 'card',
      '[card][number]': number,
      '[card][exp_month]': '12',
      '[card][exp_year]': '2040',
      '[card][cvc]': '123',
    },
    key,
  )

/** A token of a card in a wallet, which says whose it is. @param url of the simulator */
export const walletToken = (
  url: string,
  number: string,
  { name, email, country }: { name: string; email: string; country: string },
) =>
  tokenOf(url, {
    '[type]': 'card',
    '[card][number]': number,
    '[card][exp_month]': '12',
    '[card][exp_year]': '2040',
    '[card][wallet]': 'google_pay',
    '[billing_details][name]': name,
    '[billing_details][email]': email,
    '[billing_details][address][country]': country,
  })

/** A token of an account that is debited directly. @param url of the simulator */
export const debitToken = (url: string, iban: string, key?: string) =>
  tokenOf(url, { '[type]': 'sepa_debit', '[sepa_debit][iban]': iban }, key)

/** A token of a bank account whose bank asks on a page of its own. @param url of the simulator */
export const idealToken = (url: string) => tokenOf(url, { '[type]': 'ideal' })
