import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { type Frame, packFrames } from './frames'
import { chunksOf, webStream } from './web-streams'

/** Who can open a backup: who knows the passphrase, or who has the identity of an age recipient (`age1…`). */
export type SealedFor = { passphrase: string } | { recipient: string }

/** @throws Error for a recipient that is none */
function sealerFor(whom: SealedFor): Encrypter {
  const sealer = new Encrypter()
  if ('passphrase' in whom) sealer.setPassphrase(whom.passphrase)
  else sealer.addRecipient(whom.recipient)
  return sealer
}

/** Whether a text is the public key of an age key pair, its checksum included. */
export function isRecipient(text: string): boolean {
  try {
    sealerFor({ recipient: text })
    return true
  } catch {
    return false
  }
}

/**
 * The pieces of a backup as the bytes of its file: compressed, and encrypted as the tool age does it. No more is made
 * than is taken; whoever takes no more ends the backup.
 *
 * @throws Error what taking the backup throws
 */
export async function* sealed(
  frames: AsyncIterable<Frame>,
  whom: SealedFor,
): AsyncGenerator<Uint8Array> {
  const sealer = sealerFor(whom)
  const gzip = createGzip()
  const packing = pipeline(packFrames(frames), gzip)
  // It is awaited below, unless the bytes can't be read before.
  packing.catch(() => {})
  yield* chunksOf(await sealer.encrypt(webStream(gzip)))
  await packing
}
