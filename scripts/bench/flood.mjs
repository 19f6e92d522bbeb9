// Asks for one page over and over, on a process of its own. It takes no answer apart: all of them have
// the length of the first, so that counting bytes counts answers, and the load costs next to nothing.
import { connect } from 'node:net'
import process from 'node:process'

const { port, path, headers, connections, seconds } = JSON.parse(process.argv[2] ?? '{}')
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}\r\n`

/** @returns {Promise<number>} the length of a whole answer */
const lengthOfAnswer = () =>
  new Promise((resolve, reject) => {
    let seen = ''
    const socket = connect(port, 'localhost', () => socket.write(request))
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      seen += chunk
      const end = seen.indexOf('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(seen.slice(0, end + 4))?.[1]
      if (end < 0) return
      if (!seen.startsWith('HTTP/1.1 200') || length === undefined)
        return reject(new Error(`No answer of known length: ${seen.slice(0, 200)}`))
      if (seen.length < end + 4 + Number(length)) return
      socket.destroy()
      resolve(end + 4 + Number(length))
    })
  })

const length = await lengthOfAnswer()
/** @type {number[]} */
const milliseconds = []
let answers = 0
const until = performance.now() + seconds * 1000
await Promise.all(
  Array.from(
    { length: connections },
    () =>
      new Promise((resolve, reject) => {
        let missing = length
        let asked = 0
        const ask = () => {
          asked = performance.now()
          socket.write(request)
        }
        const socket = connect(port, 'localhost', ask)
        socket.on('error', reject)
        socket.on('data', (chunk) => {
          missing -= chunk.length
          if (missing > 0) return
          if (missing < 0) return reject(new Error('An answer was longer than the first'))
          missing = length
          answers++
          // Each hundredth is enough for percentiles.
          if (answers % 100 === 0) milliseconds.push(performance.now() - asked)
          if (performance.now() < until) return ask()
          socket.destroy()
          resolve(undefined)
        })
      }),
  ),
)
process.stdout.write(JSON.stringify({ perSecond: answers / seconds, milliseconds }))
process.exit()
