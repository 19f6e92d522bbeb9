import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { keepPreviousData, QueryObserver } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** A list as the server has it when it reads it, and what it answers to each filter later. */
function slowServer(first: string) {
  const waiting: (() => void)[] = []
  const server = { rows: first, answerAll: () => waiting.splice(0).map((answer) => answer()) }
  const read = () => {
    const { rows } = server
    return new Promise<string>((resolve) => waiting.push(() => resolve(rows)))
  }
  return { server, read }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a list that is invalidated', () => {
  const client = queryClient()
  beforeEach(() => client.mount())
  afterEach(() => {
    client.unmount()
    client.clear()
  })

  const watch = (filter: string, read: () => Promise<string>) => {
    const observer = new QueryObserver(client, {
      queryKey: ['list', filter],
      queryFn: read,
      placeholderData: keepPreviousData,
    })
    return { observer, stop: observer.subscribe(() => {}) }
  }

  it('while it loads for the first time is read again, not shown as it was before', async () => {
    const { server, read } = slowServer('Active')
    const { observer, stop } = watch('', read)
    server.rows = 'Switched off'
    const done = client.invalidateQueries({ queryKey: ['list'] })
    await settled()
    server.answerAll()
    await done
    expect(observer.getCurrentResult()).toMatchObject({ data: 'Switched off', isError: false })
    stop()
  })

  it('while it loads again is read once more', async () => {
    const { server, read } = slowServer('Active')
    const { observer, stop } = watch('', read)
    server.answerAll()
    await settled()
    void observer.refetch()
    server.rows = 'Switched off'
    const done = client.invalidateQueries({ queryKey: ['list'] })
    await settled()
    server.answerAll()
    await done
    expect(observer.getCurrentResult().data).toBe('Switched off')
    stop()
  })

  it('leaves the first load of another list alone', async () => {
    const { server, read } = slowServer('Active')
    const { observer, stop } = watch('', read)
    server.rows = 'Switched off'
    await client.invalidateQueries({ queryKey: ['other list'] })
    server.answerAll()
    await settled()
    expect(observer.getCurrentResult().data).toBe('Active')
    stop()
  })
})
