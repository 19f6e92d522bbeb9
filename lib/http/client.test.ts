import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { createClient, HttpError, isApiError, urlOf } from './client'
import { defineEndpoints, NO_CONTENT } from './endpoint'

const endpoints = defineEndpoints({
  'GET /api/products': {
    summary: 'Lists',
    who: 'public',
    query: z.object({ search: z.string().optional(), price: z.array(z.string()).optional() }),
    answers: { 200: z.array(z.object({ id: z.number() })) },
    paged: true,
  },
  'POST /api/cart': {
    summary: 'Adds',
    who: 'public',
    body: z.object({ productId: z.number() }),
    answers: { 201: z.object({ id: z.string() }) },
  },
  'DELETE /api/cart/[itemId]': { summary: 'Removes', who: 'public', answers: { 204: NO_CONTENT } },
})
const { call: callApi, callPage } = createClient<typeof endpoints>()

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
    const error = await failure(callApi('GET /api/products'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message: text, status: init.status })
  })
})

describe('a call', () => {
  it('sends cookies, and a content type only with a body', async () => {
    answers('[]', { status: 200 })
    expect(await callApi('GET /api/products')).toEqual([])
    expect(network.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(network.mock.calls[0]?.[1]?.headers).toBeUndefined()

    await callApi('POST /api/cart', { body: { productId: 1 } })
    expect(network.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":1}',
    })
  })

  it('takes an answer without a body', async () => {
    answers(null, { status: 204 })
    expect(
      await callApi('DELETE /api/cart/[itemId]', { params: { itemId: 'a b' } }),
    ).toBeUndefined()
  })
})

describe('the address of a call', () => {
  it('has its parameters and its query written into it', () => {
    expect(
      urlOf('PATCH /api/cart/[itemId]', {
        params: { itemId: 'a/b c' },
        query: {
          search: 'x&y',
          price: ['under50', 'over100'],
          offset: 0,
          empty: '',
          no: undefined,
        },
      }),
    ).toBe('/api/cart/a%2Fb%20c?search=x%26y&price=under50&price=over100&offset=0')
  })
})

describe('a page of a list', () => {
  it('knows how many rows there are in all', async () => {
    const headers = {
      'x-total-count': '12',
      'x-next-cursor': 'c2',
      'x-search-instead': 'b%C3%BCro',
      'x-search-without': 'f%C3%BCr%202019',
    }
    answers('[{"id":1}]', { status: 200, headers })
    const page = await callPage('GET /api/products', { query: { search: 'office' } })
    expect(page).toEqual({
      rows: [{ id: 1 }],
      total: 12,
      isMinimum: false,
      next: 'c2',
      searched: { instead: 'büro', without: ['für', '2019'] },
    })
    expect(network.mock.calls[0]?.[0]).toBe('/api/products?search=office')
  })
})

describe('an error of the API', () => {
  it('is known by its code, with its details', async () => {
    answers('{"code":"total_changed","message":"Now more","total":"12.00"}', { status: 409 })
    const error = await failure(callApi('POST /api/cart', { body: { productId: 1 } }))
    expect(isApiError(error, 'total_changed')).toBe(true)
    expect(isApiError(error, 'cart_changed')).toBe(false)
    expect(error instanceof HttpError && error.detail('total')).toBe('12.00')
  })

  it('has no code when something else answered', async () => {
    answers('<html>', { status: 502 })
    const error = await failure(callApi('GET /api/products'))
    expect(error instanceof HttpError && error.code).toBeNull()
  })
})
