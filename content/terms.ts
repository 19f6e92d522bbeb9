import { type TaxRules, taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import {
  hasShorterPeriods,
  type Promises,
  promisesOf,
  typicalMinutes,
} from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import { retentionWords } from '@/lib/settings/retention'
import { FIGURES, range } from './figures'
import type { LegalText } from './text'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const years = (count: number) => (count === 1 ? 'one year' : `${count} years`)

const { undeliveredAfterHours } = FIGURES

/** The terms' rule on prices and tax, matching how the store calculates it. */
function priceTaxRule(
  { basisPoints, inclusive }: TaxRules,
  { variesByCountry, isByHabit }: { variesByCountry: boolean; isByHabit: boolean },
): string {
  if (basisPoints === 0 && !variesByCountry)
    return 'No sales tax is added to the prices on product pages.'
  if (isByHabit)
    return 'Prices on product pages include sales tax, except for buyers in the United States and Canada, where it is added. How much of the total is tax is shown before you pay.'
  return inclusive
    ? 'Prices on product pages include sales tax. How much of the total is tax is shown before you pay.'
    : 'Prices on product pages do not include sales tax. The tax is shown as a line of its own before you pay.'
}

const and = new Intl.ListFormat('en', { type: 'conjunction' })

/** When keys come. */
const deliveryTime = (promises: Promises): string =>
  promises.deliveryMinutes === 0
    ? 'as soon as the payment has been confirmed'
    : `typically within ${range(typicalMinutes(promises))} minutes of payment`

/** How a consumer withdraws, besides by writing: the law asks for the place of the function, in the words of its link. */
const withdrawalWay = (hasWithdrawal: boolean): string =>
  hasWithdrawal
    ? 'use “Withdraw from contract here” at the foot of any page'
    : 'tell us so in any clear way'

/** The periods of the guarantee among the key points of the terms. */
function returnPeriods(promises: Promises): string {
  const { refundDays, shortRefundDays, shortRefundPublishers } = promises
  if (refundDays === 0) return 'Keys that do not work are replaced or refunded.'
  if (!hasShorterPeriods(promises))
    return `Most products can be returned within ${refundDays} days.`
  return `Most products can be returned within ${refundDays} days, those of ${and.format(shortRefundPublishers)} ${
    shortRefundDays === 0 ? 'cannot' : `within ${shortRefundDays} days`
  }.`
}

/** The same as the terms' rule. */
function guaranteePeriods(promises: Promises): string {
  const { refundDays, shortRefundDays, shortRefundPublishers } = promises
  if (refundDays === 0)
    return 'Keys that do not work, or are others than those that you ordered, are replaced or refunded.'
  const rule = `Most products come with a ${refundDays}-day money-back guarantee, counted from the day of the order.`
  if (!hasShorterPeriods(promises)) return rule
  const publishers = and.format(shortRefundPublishers)
  return shortRefundDays === 0
    ? `${rule} It does not hold for products of ${publishers}.`
    : `${rule} For products of ${publishers} the period is ${shortRefundDays} days.`
}

/** What the terms are filled with. @param currency what orders are charged in, in English words */
export function termsValues(settings: Settings, currency: string) {
  const promises = promisesOf(settings)
  return {
    ...settings,
    currency,
    priceTaxRule: priceTaxRule(taxRulesOf(settings), {
      variesByCountry: taxVaries(settings),
      isByHabit: settings.taxByHabit,
    }),
    deliveryTime: deliveryTime(promises),
    returnPeriods: returnPeriods(promises),
    guaranteePeriods: guaranteePeriods(promises),
    withdrawalWay: withdrawalWay(settings.withdrawalFunction !== 'off'),
    ...retentionWords(settings),
  }
}

export const TERMS: LegalText = {
  updated: '2026-01-15',
  keyPoints: [
    'Licence keys come by e-mail, {deliveryTime}.',
    '{returnPeriods} The [returns page](/returns) has the details.',
    `A personal licence typically covers ${range(FIGURES.personalLicenceDevices)} devices and must not be sold on.`,
    'The software itself is licensed to you by its publisher, under the publisher’s own terms.',
    `Tell us about a charge that you do not recognise within ${FIGURES.billingDisputeDays} days.`,
  ],
  sections: [
    {
      id: 'agreement',
      title: 'These terms and who they bind',
      blocks: [
        'These Terms of Service are the contract between you and {storeName} (“we”, “us”) for the use of this website and for every order that you place here. By placing an order you accept them in the version that is published on the day of the order.',
        'You must be at least 18 years old, or have the permission of a parent or guardian. If you order for a company, you confirm that you may do so, and “you” means the company.',
        'How we handle personal data is described in the [Privacy Policy](/privacy). The limits of the information on this website are described in the [Legal Disclaimer](/disclaimer). Both belong to these terms.',
      ],
    },
    {
      id: 'products',
      title: 'What we sell',
      blocks: [
        'We sell licences for software of third-party publishers in digital form: licence keys, activation codes, serial numbers and download links. We send no discs, boxes or other physical goods.',
        'We describe products with care. Names, version numbers, features and system requirements come from the publishers, who may change them. Pictures show the product or its publisher’s design and are for illustration.',
        'Before you buy, check that your device meets the requirements on the product page. Our [system requirements](/system-requirements) page shows how.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and contract',
      blocks: [
        'You order as a guest; you need no account. You see all items, the tax and the total before you pay, and can correct what you entered until then.',
        'Your order is an offer to us. The contract is made when we confirm the order on the confirmation page or by e-mail, whichever comes first.',
        'We may decline an order, for example when a product is out of stock, a price is obviously wrong, a payment cannot be verified, or the law does not allow us to deliver to you. If you have paid already, you get the full amount back.',
        'Please give an e-mail address that you can read. We deliver to it, and we recognise you by it together with your order number.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices, taxes and currency',
      blocks: [
        'All orders are charged in {currency}. Prices in other currencies are shown for orientation, at approximate rates; your bank or PayPal converts at its own rate.',
        '{priceTaxRule}',
        'We may change prices at any time. A change does not affect orders that we have confirmed. Struck-through prices are former or recommended prices of the same product.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'You can pay with PayPal or with a credit card. Payments are processed by PayPal and, for cards, by Authorize.Net. The card number and security code go to the processor; we do not store them.',
        'You confirm that you may use the payment method. We may ask for proof, or hold an order for review, where we suspect fraud.',
        `If you do not recognise a charge or think that it is wrong, tell us at {supportEmail} within ${FIGURES.billingDisputeDays} days of the charge. Nearly all such questions are settled within a few days. A chargeback without asking us first may delay your refund. Rights that your card issuer or the law give you remain as they are.`,
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'We send your licence keys and instructions to the e-mail address of the order, {deliveryTime}. Orders that need a manual check take longer; we then tell you by e-mail.',
        `Download links are valid for ${FIGURES.downloadLinkDays} days. Please download your software and keep your keys in a safe place. If a link has expired, ask us for a new one.`,
        `Look in the spam folder if nothing has arrived. If your order has not arrived ${undeliveredAfterHours} hours after payment, contact support at {supportEmail} or through the [contact page](/contact). We send it again, or refund you.`,
        'Delivery is complete when we have sent the e-mail to the address that you gave us.',
      ],
    },
    {
      id: 'licences',
      title: 'Software licences',
      blocks: [
        'The publisher of the software grants you the licence to use it. Its licence agreement (EULA), which you accept during installation or activation, applies in addition to these terms.',
        {
          list: [
            `A personal licence typically covers ${range(FIGURES.personalLicenceDevices)} devices of one person or household. The product page states the number for each product.`,
            'Personal, student and non-profit licences may be used only by those whom the publisher admits.',
            'A key may be bound to a region, a language, an edition or an account. The product page says so.',
            'Subscriptions that we sell run for the stated term. If you agree to a renewal, you agree it with the publisher, who will charge you.',
          ],
        },
        'Unless the law of your country allows it, you may not sell, rent, share or publish keys, or use one on more devices than it covers.',
      ],
    },
    {
      id: 'refunds',
      title: 'Returns and refunds',
      blocks: [
        `{guaranteePeriods} For antivirus products our ${FIGURES.antivirusTrialDays}-day trial rule applies.`,
        'Activated keys that work as described can’t be returned. In orders with several licences we can refund those that are unused and not activated. We refund in the original currency and to the original payment method.',
        'The complete conditions, the steps and the processing times are on the [returns page](/returns). They are part of these terms.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Statutory right of withdrawal',
      blocks: [
        'If you are a consumer in the European Union, the European Economic Area or the United Kingdom, you may have a right to withdraw from a distance contract within 14 days without giving a reason.',
        'For digital content that is not supplied on a physical medium this right ends when the supply begins with your prior express consent and your acknowledgement that you thereby lose it. Our guarantee in section 8 applies either way, and often gives you more.',
        'To withdraw, {withdrawalWay}, or write to {refundsEmail}.',
      ],
    },
    {
      id: 'conduct',
      title: 'Acceptable use',
      blocks: [
        'You agree not to',
        {
          list: [
            'use this website for anything unlawful, or with payment details that are not yours;',
            'resell keys without a written agreement with us, or buy in order to get around a publisher’s limits;',
            'give false information in an order, a refund request or a message;',
            'read out the website automatically in a way that burdens it, test its security without our written consent, or try to reach data of others.',
          ],
        },
        'We may refuse service, cancel unfulfilled orders and ask the publisher to block keys where these rules are broken.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      blocks: [
        'The texts, pictures, design and code of this website belong to us or to those who licensed them to us. You may view and print pages for your own use.',
        'Product names, logos and trademarks belong to their owners. We use them to name the products that we sell; that does not mean that their owners endorse or operate this store.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        'We warrant that every key we deliver was lawfully obtained, has not been sold before and can be activated for the product, edition and region that you ordered. If a key fails, we replace it or refund you.',
        'The software itself is warranted, updated and supported by its publisher as its licence agreement says. Beyond what these terms and mandatory law provide, we offer the website and the products “as is”; in particular we do not promise that software is free of errors or fits a purpose that we did not confirm.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        `As far as the law allows, our total liability for all claims from an order or from the use of this website is limited to the amount that you paid for the order or ${dollars(FIGURES.liabilityCapUsd)}, whichever is lower.`,
        'As far as the law allows, we are not liable for indirect or consequential loss, such as lost profit, lost data or lost time. Please back up your data before you install software.',
        'Nothing in these terms limits liability for intent, gross negligence, injury to life, body or health, or any other liability that the law does not allow us to limit.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes and governing law',
      blocks: [
        'Please write to us first, at {legalEmail}. We answer, and most disputes end there.',
        `A claim must be brought within ${years(FIGURES.claimYears)} after the event that it is based on, unless mandatory law gives you longer.`,
        `Claims of more than ${dollars(FIGURES.arbitrationAboveUsd)} that we can’t settle with you are decided by binding arbitration under the Commercial Arbitration Rules of the American Arbitration Association, in English, by one arbitrator, in writing or by video. Smaller claims may be brought before a court that has jurisdiction, including a small-claims court.`,
        'These terms are governed by the law of the State of New York, USA, without its rules on conflict of laws. If you are a consumer, you keep the protection of the mandatory law of the country where you live, including your right to go to court there. The United Nations Convention on Contracts for the International Sale of Goods does not apply.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, final provisions and contact',
      blocks: [
        'We may change these terms for future orders. The version in force, and the day of its last change, is always on this page. What you ordered before stays under the version of that day.',
        'If a provision is invalid, the others remain in force. If we do not enforce a right once, we do not give it up. You may not assign the contract without our consent.',
        'Notices about these terms go to {legalEmail}. For everything about an order, write to {supportEmail} or use the [contact page](/contact).',
      ],
    },
  ],
}
