import type { Refusal } from '@/lib/payments/not-paid'

const payers = (text: string): Refusal => ({ text, isProviders: false })
const providers = (text: string): Refusal => ({ text, isProviders: true })

const DECLINED = payers('The bank declined the card')
const CARD_NUMBER = payers('The card number is not valid')
const EXPIRY = payers('The expiry date is not valid')
const CARD_TYPE = payers('The store’s account does not take this type of card')
const SECURITY_CODE = payers('The security code is wrong')
const ADDRESS = payers('The billing address is not the card’s')
const FILTERED = payers('A fraud filter of your Authorize.Net account refused it')
const TROUBLE = providers('The card processor was in trouble')
const CREDENTIALS = providers('Authorize.Net does not accept the store’s credentials')
const NONCE = payers('The card details had expired or were used before')

/**
 * Reason codes of charges that were not made, in the owner's words.
 * https://developer.authorize.net/api/reference/responseCodes.html
 */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  '2': DECLINED,
  '3': DECLINED,
  '4': payers('The bank declined the card, which is reported lost or stolen'),
  '5': providers('The amount is not valid'),
  '6': CARD_NUMBER,
  '7': EXPIRY,
  '8': payers('The card has expired'),
  '11': payers('The same payment was sent twice within minutes'),
  '17': CARD_TYPE,
  '19': TROUBLE,
  '20': TROUBLE,
  '21': TROUBLE,
  '22': TROUBLE,
  '23': TROUBLE,
  '25': TROUBLE,
  '26': TROUBLE,
  '27': ADDRESS,
  '28': CARD_TYPE,
  '37': CARD_NUMBER,
  '41': FILTERED,
  '44': SECURITY_CODE,
  '45': payers('The billing address or the security code is wrong'),
  '57': TROUBLE,
  '58': TROUBLE,
  '59': TROUBLE,
  '60': TROUBLE,
  '61': TROUBLE,
  '62': TROUBLE,
  '63': TROUBLE,
  '65': SECURITY_CODE,
  '78': SECURITY_CODE,
  '120': TROUBLE,
  '121': TROUBLE,
  '122': TROUBLE,
  '127': ADDRESS,
  '141': FILTERED,
  '165': SECURITY_CODE,
  '180': TROUBLE,
  '181': TROUBLE,
  '200': CARD_NUMBER,
  '201': EXPIRY,
  '202': CARD_TYPE,
  '250': payers('The payer’s network is blocked in your Authorize.Net account'),
  '251': FILTERED,
  '315': CARD_NUMBER,
  '316': EXPIRY,
  '317': payers('The card has expired'),
  authentication_required: payers(
    'The bank wants to ask its customer, which is not possible with Authorize.Net',
  ),
  E00005: CREDENTIALS,
  E00006: CREDENTIALS,
  E00007: CREDENTIALS,
  E00008: providers('The store’s Authorize.Net account is not active'),
  E00113: NONCE,
  E00114: NONCE,
  E00115: NONCE,
  E00116: providers('The public client key is that of another Authorize.Net account'),
}
