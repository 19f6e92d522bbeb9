import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { untilGone } from './until-gone.mjs'

/** What came of a handler whose client leaves when the handler says so. */
function leftDuring(
  handle: (response: ServerResponse, leave: () => Promise<void>) => Promise<void>,
): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer((request, response) => {
      const leave = async () => {
        client.destroy()
        await once(response, 'close')
      }
      untilGone(() => handle(response, leave))(request, response)
        .then(() => 'over', String)
        .then(resolve)
        .finally(() => server.close())
    })
    const client = new Socket()
    server.listen(0, () => {
      client.connect((server.address() as AddressInfo).port)
      client.write('GET / HTTP/1.1\r\nHost: store.example\r\n\r\n')
    })
  })
}

const finished = (response: ServerResponse) => once(response, 'finish')

describe('an answer to a client that went away', () => {
  it('is over, though it is never finished', async () => {
    expect(
      await leftDuring(async (response, leave) => {
        response.write('begun')
        await leave()
        response.end('never arrives')
        await finished(response)
      }),
    ).toBe('over')
  })

  it('is not over before the work for it', async () => {
    const log: string[] = []
    await leftDuring(async (response, leave) => {
      await leave()
      await turn()
      log.push('worked')
      response.end()
      await finished(response)
    })
    expect(log).toEqual(['worked'])
  })

  it('fails as its handler does', async () => {
    expect(
      await leftDuring(async (_, leave) => {
        await leave()
        throw new Error('broken')
      }),
    ).toBe('Error: broken')
  })
})
