import 'server-only'
import { pdfFile, storedDocument } from '@/lib/bookkeeping/invoices/e-invoices/original-file'
import { applicationsOf, cvOf } from '@/lib/content/careers/applications-of'
import { type ZipEntry, zipOf } from '@/lib/core/zip'
import { pictureContent } from '@/lib/media/visitor-pictures/queries'
import type { StoredData } from '@/lib/service/customer-records/contracts'
import { storedData } from '@/lib/service/customer-records/stored-data'
import { contentOfFile, messagesFrom } from '@/lib/service/messages/messages-from'
import { currentSettings } from '@/lib/settings/queries'
import { picturesOf } from './pictures-of'
import { ownDataTexts } from './texts'
import type { DataOwner } from './tokens'
import { whatStays } from './what-stays'

/** All that is stored under the address of a link, as one archive: a file for each kind, invoices as they were issued, sent files. */
export const ownDataArchive = (owner: DataOwner): AsyncGenerator<Uint8Array, void, undefined> =>
  zipOf(filesOf(owner))

async function* filesOf(owner: DataOwner): AsyncGenerator<ZipEntry> {
  // Mails are told whole: whoever reads the address has got them.
  const data = await storedData(owner.email, 'admin')
  yield { name: 'readme.txt', bytes: Buffer.from(await readme(owner, data)) }
  const { email: _, exportedAt: __, ordersInTotal: ___, ...kinds } = data
  for (const [kind, entries] of Object.entries(kinds))
    if (entries !== null && (!Array.isArray(entries) || entries.length > 0))
      yield { name: `${kind}.json`, bytes: Buffer.from(JSON.stringify(entries, null, 2)) }
  for (const { number } of data.orders.flatMap(({ documents }) => documents)) {
    const { name, bytes } = await pdfFile(await storedDocument(number))
    yield { name: `invoices/${name}`, bytes }
  }
  for (const [index, { id, kind }] of (await picturesOf(owner.email)).entries())
    yield {
      name: `pictures/${index + 1}-${kind}.webp`,
      bytes: await pictureContent({ id }, 'full'),
    }
  const files = (await messagesFrom(owner.email)).flatMap((message) => [
    ...message.files,
    ...message.answers.flatMap((answer) => answer.files),
  ])
  for (const [index, { id, fileName }] of files.entries())
    yield {
      name: `messages/${index + 1}-${safeName(fileName)}`,
      bytes: await contentOfFile(id),
    }
  for (const [index, { id, cvFileName }] of (await applicationsOf(owner.email)).entries())
    yield { name: `applications/${index + 1}-${safeName(cvFileName)}`, bytes: await cvOf(id) }
}

/** A name without folders, which a program that unpacks it might follow elsewhere. */
const safeName = (name: string) => name.replace(/[^\p{L}\p{N}. _-]/gu, '_').replace(/^\.+/, '_')

async function readme({ email, locale }: DataOwner, data: StoredData): Promise<string> {
  const [{ storeName, privacyEmail }, { t, name, reason }, stays] = await Promise.all([
    currentSettings(),
    ownDataTexts(locale),
    whatStays(email),
  ])
  const date = data.exportedAt.slice(0, 10)
  const more = data.ordersInTotal - data.orders.length
  return [
    t('readme.title', { storeName, email, date }),
    t('readme.files'),
    t('readme.left', { email: privacyEmail }),
    ...(more > 0 ? [t('readme.more', { count: more, email: privacyEmail })] : []),
    ...(stays.length > 0
      ? [t('readme.stays'), stays.map((each) => `- ${name(each)}: ${reason(each)}`).join('\r\n')]
      : []),
    '',
  ].join('\r\n\r\n')
}
