import { eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { expectNoViolationsAtBothWidths } from './accessible'
import { withAuthenticator } from './authenticator'
import { expect, open, type Page, test } from './fixtures'
import { form, openLibrary, ordered, press } from './library-steps'

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource/] })

const panel = (page: Page) => page.getByRole('region', { name: 'Open faster next time' })
const signOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
const heading = (page: Page, email: string) =>
  page.getByRole('heading', { name: `Orders of ${email}` })

test.describe('A passkey of My library', () => {
  test('is added, opens the library without a mail, is told of, and leads to the mailed link once it is removed', async ({
    page,
    store,
  }) => {
    const { confirm } = await withAuthenticator(page)
    const order = await ordered(store)
    await openLibrary(page, store, order.email)
    await confirm(false)
    await press(page, 'Add a passkey')
    await expect(panel(page).getByText('No passkey was added.')).toBeVisible()
    await confirm(true)
    await press(page, 'Add a passkey')
    await expect(panel(page).getByText(/^Your passkey is ready/)).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toContainText('Chrome · Linux')
    // The device knows that it has one.
    await press(page, 'Add a passkey')
    await expect(panel(page).getByRole('alert')).toHaveText(
      'This device already has a passkey for your library.',
    )
    await eventually(async () =>
      (await mailsTo(store, order.email)).find(({ subject }) => /passkey was added/.test(subject)),
    )

    await signOut(page)
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await confirm(false)
    await press(page, 'Open with a passkey')
    await expect(form(page).getByText(/^No passkey was used/)).toBeVisible()
    await confirm(true)
    await press(page, 'Open with a passkey')
    await expect(heading(page, order.email)).toBeFocused()
    await expect(panel(page).getByText(/last used on/)).toBeVisible()
    await page.reload()
    await expect(heading(page, order.email)).toBeVisible()

    // It also opens what an expired link does not.
    await signOut(page)
    await page.goto('about:blank')
    await open(page, '/library#Fe26.2*1*made*up~2')
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await press(page, 'Open with a passkey')
    await expect(heading(page, order.email)).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
    await press(page, /^Remove/)
    const removed = panel(page).getByText(/^The passkey was removed/)
    await expect(removed).toBeFocused()
    await expect(panel(page).getByRole('listitem')).toHaveCount(0)
    await signOut(page)
    await press(page, 'Open with a passkey')
    await expect(form(page).getByText(/^This passkey does not open a library here/)).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'E-mail me the link' })).toBeVisible()
  })
})
