import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { type MailTexts, mailTextChangeSchema } from '@/lib/mail/texts/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MailTextScreen } from './mail-text-screen'
import { MailTextsScreen } from './mail-texts-screen'

const ORIGINAL = {
  subject: 'Your order {orderNumber}: your licence keys',
  heading: 'Hello {customerName},',
  opening: 'thank you for your order.',
}
const TEXTS: MailTexts = {
  kind: 'order_delivery',
  texts: TRANSLATED_LOCALES.map((language) => ({
    language,
    own: {},
    original: ORIGINAL,
    updatedAt: null,
  })),
}
const RENDERED = {
  subject: 'Your order SH-1: your licence keys',
  html: '<p>Hello</p>',
  text: 'Hello',
  orderNumber: 'SH-1',
}
const GET = 'GET /api/admin/mail-texts/[kind]'
const PUT = 'PUT /api/admin/mail-texts/[kind]'
const PREVIEW = 'POST /api/admin/mail-texts/[kind]/preview'

const show = () =>
  renderInBackOffice(<MailTextScreen kind="order_delivery" />, {
    address: '/admin/mail-texts/order_delivery',
  })

describe('the words of a mail', () => {
  it('are written with variables, and a refused variable is said beside its field', async () => {
    const sent = answerCalls({
      [GET]: () => json(200, TEXTS),
      [PREVIEW]: () => json(200, RENDERED),
      [PUT]: ({ body }) => {
        const { words } = mailTextChangeSchema.parse(body)
        if (words.opening?.includes('{amount}'))
          return refusal(
            invalidField(
              'words.opening',
              say('mailTexts.unknownVariable', {
                field: 'opening',
                variable: '{amount}',
                choices: '{orderNumber}',
              }),
            ),
          )
        return json(200, {
          ...TEXTS,
          texts: TEXTS.texts.map((text) =>
            text.language === 'en'
              ? { ...text, own: words, updatedAt: '2026-12-07T12:00:00.000Z' }
              : text,
          ),
        })
      },
    })
    const { user } = await show()
    const opening = await screen.findByRole('textbox', { name: 'Opening' })
    expect(opening).toHaveAttribute('placeholder', ORIGINAL.opening)
    expect(await screen.findByText('Filled from order SH-1.')).toBeVisible()
    expect(screen.getByTitle('The mail')).toHaveAttribute('sandbox', '')
    expect(await accessibilityProblems()).toEqual([])

    await fill(user, opening, 'Thanks for {amount}')
    await user.click(screen.getByRole('button', { name: 'Save words' }))
    await waitFor(() =>
      expect(opening).toHaveAccessibleDescription(/no variable \{amount\} in this mail/),
    )

    await fill(user, opening, 'Thanks for ')
    const variables = within(screen.getByRole('group', { name: 'Insert into Opening:' }))
    await user.click(variables.getByRole('button', { name: 'Order number' }))
    expect(opening).toHaveValue('Thanks for {orderNumber}')
    await user.click(screen.getByRole('button', { name: 'Save words' }))
    expect(await screen.findByText('Words saved')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'English, your words' })).toBeVisible()
    const saves = sent.filter(({ call }) => call.startsWith('PUT'))
    expect(saves.at(-1)).toMatchObject({
      body: {
        language: 'en',
        words: { subject: '', opening: 'Thanks for {orderNumber}' },
        expectedUpdatedAt: null,
      },
    })
  })

  it('start from the original and go back to it, and stay while another language is looked at', async () => {
    answerCalls({ [GET]: () => json(200, TEXTS), [PREVIEW]: () => json(200, RENDERED) })
    const { user } = await show()
    const subject = () => screen.getByRole('textbox', { name: 'Subject' })
    await user.click(
      await screen.findByRole('button', { name: 'Start from the original : Subject' }),
    )
    expect(subject()).toHaveValue(ORIGINAL.subject)
    await user.click(screen.getByRole('tab', { name: 'German' }))
    expect(subject()).toHaveValue('')
    await user.click(screen.getByRole('tab', { name: 'English' }))
    expect(subject()).toHaveValue(ORIGINAL.subject)
    await user.click(screen.getByRole('button', { name: 'Back to the original: Subject' }))
    expect(subject()).toHaveValue('')
  })

  it('are shown before they are saved, and sent to oneself', async () => {
    const sent = answerCalls({
      [GET]: () => json(200, TEXTS),
      [PREVIEW]: () => json(200, RENDERED),
      'POST /api/admin/mail-texts/[kind]/trial': () => json(200, { status: 'sent', error: null }),
    })
    const { user } = await show()
    await fill(user, await screen.findByRole('textbox', { name: 'Closing' }), 'Bye')
    await waitFor(() =>
      expect(sent.filter(({ call }) => call.endsWith('/preview')).at(-1)).toMatchObject({
        body: { language: 'en', words: { closing: 'Bye' } },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Plain text' }))
    expect(await screen.findByText('Hello')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send to me' }))
    expect(await screen.findByText('It went to grace@staff.example.')).toBeVisible()
  })
})

it('the mails say whose words they have', async () => {
  answerCalls({
    'GET /api/admin/mail-texts': () =>
      json(200, [
        { kind: 'order_delivery', languages: ['en', 'de'] },
        { kind: 'refund_made', languages: [] },
      ]),
  })
  await renderInBackOffice(<MailTextsScreen />, { address: '/admin/mail-texts' })
  expect(await screen.findByText('Your words: English, German')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Refund made' })).toHaveAttribute(
    'href',
    '/admin/mail-texts/refund_made',
  )
  expect(screen.getByText('Original')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})
