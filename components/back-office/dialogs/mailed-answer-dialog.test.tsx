import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInBackOffice } from '@/tests/setup/components'
import { MailedAnswerDialog } from './mailed-answer-dialog'

async function show(isRequired: boolean) {
  const send = jest.fn<(answer: string) => Promise<void>>(() => Promise.resolve())
  const close = jest.fn<() => void>()
  const { user } = await renderInBackOffice(
    <MailedAnswerDialog
      title="Answer Ada"
      label="Your answer"
      hint="Mailed to her"
      submitLabel="Send"
      isRequired={isRequired}
      maxLength={20}
      send={send}
      done={{ title: 'Answered', description: 'It goes to Ada' }}
      onClose={close}
    />,
  )
  return { user, send, close, answer: screen.getByRole('textbox', { name: /Your answer/ }) }
}

describe('an answer that is mailed', () => {
  it('is sent once, and the dialog closes', async () => {
    const { user, send, close, answer } = await show(true)
    expect(answer).toBeRequired()
    await user.type(answer, 'It works now')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(send.mock.calls).toEqual([['It works now']])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('may have no words where none are asked for', async () => {
    const { user, send, answer } = await show(false)
    expect(answer).not.toBeRequired()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(send.mock.calls).toEqual([['']])
  })
})
