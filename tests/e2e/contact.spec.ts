import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Subject').fill('My key is not taken')
  await page.getByLabel('Message').fill('First line\nSecond line')
}

test.describe('2 Screens: Contact, the form', () => {
  test('sends the message once and says what happens next', async ({ page, store }) => {
    const email = 'contact@buyer.example'
    await open(page, '/contact')
    expect(await accessibilityViolations(page)).toEqual([])
    await fill(page, email)
    await page.getByLabel('Category', { exact: true }).selectOption('Business Partnership')
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
    await expect(page.getByText(`answers ${email} within 4 hours`)).toBeVisible()

    const { subject, text } = await firstMailTo(store, email)
    expect(subject).toBe('We have received your message')
    expect(text).not.toContain('First line')
    await page.waitForTimeout(1000)
    expect(await mailsTo(store, email)).toHaveLength(1)

    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test(
    'speaks the language of the page, in the form and in the mail',
    THOROUGH,
    async ({ page, store }) => {
      const email = 'kontakt@buyer.example'
      await open(page, '/de/contact')
      await page.getByLabel('Vollständiger Name').fill('Ada')
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Betreff').fill('Frage')
      await page.getByLabel('Nachricht').fill('Guten Tag')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(
        page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }),
      ).toBeVisible()
      expect((await firstMailTo(store, email)).subject).toBe('Wir haben Ihre Nachricht erhalten')
    },
  )
})
