// What a server can do at most: Node's own, with one answer that is ready. It prints its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

const { headers, body } = JSON.parse(readFileSync(0, 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, () => {
  const address = server.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : ''}\n`)
})
process.on('disconnect', () => process.exit())
