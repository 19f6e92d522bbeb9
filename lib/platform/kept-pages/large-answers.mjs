import { countedAs } from '../../core/trusted-proxies.mjs'
import { fairTurns } from '../web-server/fair-turns.mjs'
import { refuse, TOO_MANY_AT_ONCE } from '../web-server/refuse.mjs'

/** Handing so many bytes to the network takes about as long as a hundred small answers. */
export const LARGE_BYTES = 256 * 1024
/** To one caller. */
const takeTurn = fairTurns({ atOnce: 1, waiting: 1_000, rests: true })
/** A slow line must not keep its neighbours behind the same address waiting. */
const LONGEST_TURN_MS = 1_000

/**
 * Sends a large answer when its caller's others are on their way, so that one who asks for many does not keep all others
 * waiting.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} send
 */
export async function sendInTurn(request, response, send) {
  const turn = takeTurn(countedAs(String(request.headers['x-forwarded-for'])), response)
  if (!turn) return refuse(request, response, TOO_MANY_AT_ONCE)
  const end = await turn
  if (!end) return
  const over = () => {
    clearTimeout(longest)
    response.off('close', over)
    end()
  }
  const longest = setTimeout(over, LONGEST_TURN_MS)
  response.once('close', over)
  send()
}
