import { eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityViolations,
  expect,
  forgetVisitor,
  open,
  type Page,
  THOROUGH,
  test,
} from './fixtures'

/** The newsletter's e-mail box of a page. */
const boxOf = (page: Page) => page.getByRole('region', { name: 'Deals worth opening' })

async function subscribe(page: Page, email: string): Promise<void> {
  await boxOf(page).getByLabel('Email Address').fill(email)
  await boxOf(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(boxOf(page).getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
}

/** The path of a mailed link, with its token. */
function pathIn(text: string, page: 'confirm' | 'unsubscribe'): string {
  const path = text.match(new RegExp(`https?://[^/]+(\\S*/newsletter/${page}#\\S+)`))?.[1]
  if (!path) throw new Error(`No link to ${page} in: ${text}`)
  return path
}

const mailWith = (store: TestStore, email: string, subject: RegExp) =>
  eventually(async () => (await mailsTo(store, email)).find((mail) => subject.test(mail.subject)))

test.describe('2 Screens: /deals (Hot Deals), newsletter', () => {
  test('subscribes by a mailed link in its language, and ends the subscription by another', async ({
    page,
    store,
  }) => {
    await test.step('subscribes by a mailed link, and ends the subscription by another', async () => {
      const email = 'reader@reader.example'
      await open(page, '/deals')
      await subscribe(page, email)
      await expect(boxOf(page)).toContainText(email)

      const confirmPath = pathIn((await firstMailTo(store, email)).text, 'confirm')
      await open(page, confirmPath)
      await expect(page.getByRole('heading', { level: 1, name: 'One last click' })).toBeVisible()
      // Opening it is not enough: mail scanners open links, too.
      await page.waitForTimeout(1000)
      expect(await mailsTo(store, email)).toHaveLength(1)
      await page.getByRole('button', { name: 'Confirm subscription' }).dblclick()
      await expect(
        page.getByRole('heading', { level: 1, name: 'You are subscribed', exact: true }),
      ).toBeFocused()

      const welcome = await mailWith(store, email, /^Welcome/)
      await open(page, pathIn(welcome.text, 'unsubscribe'))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'You are unsubscribed', exact: true }),
      ).toBeFocused()
      expect(await mailsTo(store, email)).toHaveLength(2)
    })
    await forgetVisitor(page)
    await test.step('keeps its language from the box to the mail and the linked page', async () => {
      const email = 'leser@reader.example'
      await open(page, '/de/newsletter/confirm')
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByRole('button', { name: 'Abonnieren' }).click()
      const { text } = await firstMailTo(store, email)
      const path = pathIn(text, 'confirm')
      expect(path).toMatch(/^\/de\//)
      await page.goto('about:blank')
      await open(page, path)
      await page.getByRole('button', { name: 'Abonnement bestätigen' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ihr Abonnement ist bestätigt' }),
      ).toBeVisible()
    })
  })

  test(
    'says that there is nothing left to do when a link is followed again',
    THOROUGH,
    async ({ page, store }) => {
      const email = 'twice@reader.example'
      await open(page, '/deals')
      await subscribe(page, email)
      const path = pathIn((await firstMailTo(store, email)).text, 'confirm')
      for (const title of ['You are subscribed', 'You are subscribed already']) {
        await page.goto('about:blank')
        await open(page, path)
        await page.getByRole('button', { name: 'Confirm subscription' }).click()
        await expect(
          page.getByRole('heading', { level: 1, name: title, exact: true }),
        ).toBeVisible()
      }
    },
  )

  test('leads on from a link without a token', THOROUGH, async ({ page }) => {
    await open(page, '/newsletter/confirm')
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toBeVisible()
    await expect(boxOf(page)).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await open(page, '/newsletter/unsubscribe')
    await expect(page.getByRole('main').getByRole('link', { name: /^support@/ })).toBeVisible()
  })
})
