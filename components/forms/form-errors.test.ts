import { describe, expect, it } from '@jest/globals'
import { HttpError } from '@/lib/http/client'
import { formErrorsOf } from './form-errors'

const TEXTS = { offline: 'Offline.', tooMany: 'Too often.', failed: 'Failed.' }

const answer = (status: number, body: object) => new HttpError(status, JSON.stringify(body))
const refusal = (error: unknown) => formErrorsOf(error, ['email', 'features'], TEXTS)

describe('what a form says of a refused call', () => {
  it('goes beside the fields that the server names, in its order', () => {
    const issues = [
      { path: 'features.0', message: 'Too long' },
      { path: 'email', message: 'Not an address' },
    ]
    expect(refusal(answer(400, { message: 'Invalid', issues }))).toEqual({
      fields: [
        { field: 'features', message: 'Too long' },
        { field: 'email', message: 'Not an address' },
      ],
    })
  })

  it('stands above the button where no field of the form is to blame', () => {
    const issues = [{ path: 'locale', message: 'Unknown' }]
    expect(refusal(answer(400, { message: 'Invalid', issues }))).toEqual({
      fields: [],
      problem: 'Invalid',
    })
  })

  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), 'Offline.'],
    ['something unforeseen', new Error('Anything'), 'Failed.'],
    ['too many calls', answer(429, { message: 'Wait for 20 seconds' }), 'Too often.'],
    ['a conflict', answer(409, { message: 'Somebody was quicker' }), 'Somebody was quicker'],
    ['a fault of the server', answer(500, { message: 'Internal words' }), 'Failed.'],
    ['an answer that is none of ours', new HttpError(403, '<html>'), 'Failed.'],
  ])('has words for %s', (_, error, problem) => {
    expect(refusal(error)).toEqual({ fields: [], problem })
  })

  it('takes the form’s own explanation before all others', () => {
    const explain = ({ status }: HttpError) => (status === 429 ? 'Later, please.' : undefined)
    expect(formErrorsOf(answer(429, {}), [], TEXTS, explain).problem).toBe('Later, please.')
    expect(formErrorsOf(answer(500, {}), [], TEXTS, explain).problem).toBe('Failed.')
  })
})
