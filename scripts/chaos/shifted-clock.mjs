// Loaded before a server (node --import): its clock differs from the machine's by as many milliseconds as stand in
// the file that CHAOS_CLOCK names. PostgreSQL keeps the right time, as a database on another machine does.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const file = process.env.CHAOS_CLOCK
const RealDate = Date
const realNow = Date.now.bind(Date)
let offset = 0

const read = () => {
  try {
    offset = Number(readFileSync(file ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}

if (file) {
  read()
  setInterval(read, 100).unref()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [realNow() + offset] : args, newTarget),
    apply: () => new RealDate(realNow() + offset).toString(),
  })
  RealDate.now = () => realNow() + offset
}
