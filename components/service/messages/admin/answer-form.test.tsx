import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { type AdminMessage, messageAnswerSchema } from '@/lib/service/messages/admin-contracts'
import type { SavedAnswer } from '@/lib/service/messages/saved-answers/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { AnswerForm } from './answer-form'

const AT = '2026-11-29T06:00:00.000Z'
const MESSAGE: AdminMessage = {
  id: 7,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  subject: 'The key is not taken',
  message: 'First line',
  isMailed: false,
  files: [],
  category: 'technical',
  locale: 'de',
  status: 'open',
  readAt: AT,
  createdAt: AT,
  customerId: null,
  assignee: null,
  answers: [],
  notes: [],
  others: [],
  ticket: null,
}
const SAVED: SavedAnswer = {
  id: 4,
  name: 'New key',
  texts: {
    en: 'Dear {name}',
    de: 'Guten Tag {name}, zu {orderNumber}: {agentName}, {storeName}',
  },
  updatedAt: AT,
}

async function show(message: AdminMessage, saved: SavedAnswer[] = [SAVED]) {
  const sent = answerCalls({
    'GET /api/admin/saved-answers': () => json(200, saved),
    'GET /api/admin/orders': () =>
      json(200, [{ orderNumber: 'SH-1' }, { orderNumber: 'SH-2' }], { 'X-Total-Count': '2' }),
    'POST /api/admin/messages/[id]/answer/with-files': () =>
      json(200, { ...message, status: 'answered' }),
    'POST /api/admin/messages/[id]/answer': () => json(200, { ...message, status: 'answered' }),
  })
  const rendered = await renderInBackOffice(<AnswerForm message={message} />, {
    settings: { storeName: 'Softhaven' },
  })
  const answers = () => sent.filter(({ call }) => call.startsWith('POST'))
  return { ...rendered, answers }
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ })

describe('a saved answer', () => {
  it('is inserted at the cursor in the customer’s language, and not sent with a variable left open', async () => {
    const { user, answers } = await show(MESSAGE)
    await fill(user, text(), 'Before. After.')
    text().setSelectionRange(8, 8)
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Saved answer' }),
      'New key',
    )
    await user.click(screen.getByRole('button', { name: 'Insert' }))
    const inserted = 'Guten Tag Ada Visitor, zu {orderNumber}: Grace Hopper, Softhaven'
    expect(text()).toHaveValue(`Before. ${inserted}After.`)
    expect(text()).toHaveFocus()
    expect(text().selectionStart).toBe(`Before. ${inserted}`.length)
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(text()).toHaveAccessibleDescription(/Replace \{orderNumber\} by what it stands for/),
    )
    expect(answers()).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
    await fill(user, text(), 'Guten Tag, zu SH-2')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(answers()).toMatchObject([{ body: { text: 'Guten Tag, zu SH-2' } }]))
  })

  it('names the order that the message is about', async () => {
    const { user } = await show({ ...MESSAGE, customerId: 12, message: 'It is order sh-2.' })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Saved answer' }),
      'New key',
    )
    const insert = screen.getByRole('button', { name: 'Insert' })
    await waitFor(() => expect(insert).toBeEnabled())
    await user.click(insert)
    expect(text().value).toMatch(/zu SH-2:/)
  })

  it('is not offered while there is none', async () => {
    await show(MESSAGE, [])
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})

it('an answer with a variable left open is refused by the call, too', () => {
  const answer = (written: string) =>
    messageAnswerSchema.safeParse({
      answerId: 'f3b1a6c2-8d4e-4a57-9a63-2f0a4c1d7e90',
      text: written,
    })
  expect(answer('Dear {name}').success).toBe(false)
  expect(answer('Dear Ada, put {} there').success).toBe(true)
})

describe('files of an answer', () => {
  it('go with it, and another answer has none', async () => {
    const { user, answers } = await show(MESSAGE)
    await fill(user, text(), 'See the manual')
    await user.upload(screen.getByLabelText('Files'), new File(['x'], 'manual.pdf'))
    expect(await screen.findByText('manual.pdf')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    const send = () => user.click(screen.getByRole('button', { name: 'Send answer' }))
    await send()
    await waitFor(() => expect(screen.queryByText('manual.pdf')).not.toBeInTheDocument())
    await fill(user, text(), 'One more thing')
    await send()
    await waitFor(() =>
      expect(answers().map(({ call }) => call)).toEqual([
        'POST /api/admin/messages/7/answer/with-files',
        'POST /api/admin/messages/7/answer',
      ]),
    )
  })

  it('are not offered where the help desk mails it', async () => {
    await show({ ...MESSAGE, ticket: { desk: 'Zendesk Support', number: '1', url: null } })
    expect(screen.queryByLabelText('Files')).not.toBeInTheDocument()
  })
})
