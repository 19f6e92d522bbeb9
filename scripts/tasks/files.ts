import { openDatabase } from '../lib/embedded-database'
import { loadDotEnv, storeEnvironment } from '../lib/environment'
import { note, PlainError, runTask, step } from '../lib/progress'

const PLACES = { 'to-bucket': 'bucket', 'to-disk': 'disk' } as const

runTask(async () => {
  loadDotEnv()
  const [command] = process.argv.slice(2)
  const place = Object.entries(PLACES).find(([name]) => name === command)?.[1]
  if (command !== undefined && !place)
    throw new PlainError(`Say where to: npm run files -- ${Object.keys(PLACES).join('|')}`)
  const database = await openDatabase()
  try {
    Object.assign(process.env, storeEnvironment(database.url))
    const { moveFiles, placesOfFiles } = await import('@/lib/orders/downloads/move-files')
    const { db } = await import('@/lib/core/db')
    const left = place
      ? await step('Moving the files of products', async () => {
          const { moved, left } = await moveFiles(place, (name, failure) =>
            note(failure ? `${name} stays where it is. ${failure}` : name),
          )
          note(`Moved: ${moved}`)
          return left
        })
      : 0
    const { disk, bucket } = await placesOfFiles()
    note(`On the disk: ${disk}; in the bucket: ${bucket}`)
    await db().$disconnect()
    if (left > 0) throw new PlainError(`Not moved: ${left}. Run the command again for them.`)
  } finally {
    await database.stop()
  }
})
