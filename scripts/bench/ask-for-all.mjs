// One caller who asks, over many connections, for addresses that nobody asked for before: on a process of its own, so that
// it does not stand in the way of what is measured.
import { Agent, request } from 'node:http'
import process from 'node:process'

const { port, path, address, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const headers = { 'X-Forwarded-For': address }

/** @type {Record<string, number>} */
const answers = {}
let asked = 0

/** @returns {Promise<number | undefined>} the status */
const ask = () =>
  new Promise((resolve, reject) => {
    asked += 1
    const unheardOf = path.replaceAll('N', String(asked))
    const call = request({ port, path: unheardOf, agent, headers }, (answer) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode))
      answer.resume()
    })
    call.on('error', reject)
    call.end()
  })

const until = performance.now() + seconds * 1000
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const status = String(await ask())
      answers[status] = (answers[status] ?? 0) + 1
    }
  }),
)
console.log(JSON.stringify(answers))
process.exit(0)
