import { eventually } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { inWords } from '@/tests/setup/in-words'
import { libraryTokens } from '@/tests/setup/library-client'
import { deliveredOrder } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { expect, open, type Page } from './fixtures'

/** The form that asks for the link to a library. */
export const form = (page: Page, locale = 'en') =>
  page.getByRole('region', { name: inWords(locale, 'Get the link to your library') })
/** Presses a button. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

/** An order whose keys were mailed. */
export async function ordered(store: TestStore, quantity = 1) {
  const product = (await productDispenser(store))()
  const order = await deliveredOrder(store, [{ product, quantity }])
  const [mail] = await mailsTo(store, order.email)
  return { ...order, product: product.name, keys: keyLikeTexts(mail?.text ?? '') }
}

/** Asks for the link on the page. */
export async function askOn(page: Page, email: string, locale = 'en'): Promise<void> {
  await form(page, locale).getByLabel(inWords(locale, 'Email Address')).fill(email)
  await press(page, inWords(locale, 'E-mail me the link'))
  const sent = inWords(locale, 'Check your inbox')
  await expect(page.getByRole('heading', { name: sent })).toBeFocused()
}

/** The token of the link that is mailed to an address. */
export const tokenFor = (store: TestStore, email: string) =>
  eventually(async () => (await libraryTokens(store, email))[0])

/** Opens the library of an address, as by the link in its mail. */
export async function openLibrary(page: Page, store: TestStore, email: string, locale = 'en') {
  const path = `${locale === 'en' ? '' : `/${locale}`}/library`
  await open(page, path)
  await askOn(page, email, locale)
  const token = await tokenFor(store, email)
  await page.goto('about:blank')
  await open(page, `${path}#${token}`)
  await expect(page.getByRole('heading').filter({ hasText: email }).first()).toBeVisible()
}
