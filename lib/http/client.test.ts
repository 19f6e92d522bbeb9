import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { callApi, HttpError } from './client'

const network = jest.spyOn(globalThis, 'fetch')
afterEach(() => {
  network.mockReset()
})

const answers = (body: string | null, init: ResponseInit) =>
  network.mockImplementation(async () => new Response(body, init))

const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error)

describe('an answer that is not OK', () => {
  it.each([
    [{ status: 404, statusText: 'Not Found' }, '{"message":"No"}', '404: {"message":"No"}'],
    [{ status: 503, statusText: 'Service Unavailable' }, null, '503: Service Unavailable'],
    [{ status: 401, statusText: 'Unauthorized' }, 'Sign in', '401: Sign in'],
  ])('is an error with its status and body, or the status in words', async (init, body, text) => {
    answers(body, init)
    const error = await failure(callApi('/api/anything'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message: text, status: init.status })
  })
})

describe('a call', () => {
  it('sends cookies, and a content type only with a body', async () => {
    answers('[]', { status: 200 })
    expect(await callApi('/api/products')).toEqual([])
    expect(network.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(network.mock.calls[0]?.[1]?.headers).toBeUndefined()

    await callApi('/api/cart', { method: 'POST', body: { productId: 1 } })
    expect(network.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":1}',
    })
  })

  it('takes an answer without a body', async () => {
    answers(null, { status: 204 })
    expect(await callApi('/api/cart', { method: 'DELETE' })).toBeUndefined()
  })
})
