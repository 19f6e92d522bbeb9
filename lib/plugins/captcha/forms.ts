/** The forms that a security check can protect; that of the checkout is asked for after declined cards. */
export const CHECKED_FORMS = ['contact', 'checkout', 'login'] as const
export type CheckedForm = (typeof CHECKED_FORMS)[number]

/** The setting of Turnstile that enables each. */
export const TURNSTILE_SETTING = {
  contact: 'onContact',
  checkout: 'onCheckout',
  login: 'onLogin',
} as const satisfies Record<CheckedForm, string>
