import { forBrowser, PREFLIGHT, scriptReply } from './for-browser'
import type { Incoming, Reply } from './http-server'
import { idOf } from './stripe-books'
import { decode, missing, StripeFault } from './stripe-form'
import { SCRIPT } from './stripe-js'
import type { Intent } from './stripe-objects'
import type { StripeAccount } from './stripe-routes'

/** Of which kind a browser's call is, for its outcomes. */
export function browserCall({ method, path }: Incoming): string | undefined {
  if (path === '/v1/elements/sessions') return 'session'
  if (path === '/v1/confirmation_tokens' && method === 'POST') return 'token'
  return path.startsWith('/authenticate/') && method === 'POST' ? 'authenticate' : undefined
}

/** What a browser sees of a payment. */
const publicPart = ({
  metadata: _metadata,
  latest_charge: _charge,
  receipt_email: _email,
  amount_received: _received,
  ...seen
}: Intent) => seen

/**
 * The part of Stripe's simulator that browsers call: a script with the interface of Stripe.js, confirmation tokens,
 * and the pages and calls by which a payer is authenticated. `undefined` for anything else.
 *
 * @throws StripeFault
 */
export function answerBrowser(account: StripeAccount, request: Incoming): Reply | undefined {
  const { method, path, query } = request
  if (method === 'OPTIONS') return PREFLIGHT
  if (/^\/(?:v3\/?|[a-z]+\/stripe\.js)$/.test(path)) return scriptReply(SCRIPT)
  const [, place = '', name = '', id = ''] = path.split('/')
  if (method === 'GET' && path === '/v1/elements/sessions') {
    requireKey(account, request, query.get('key') ?? '')
    return forBrowser({
      json: { session_id: idOf('elements_session'), object: 'elements_session' },
    })
  }
  if (place === 'authenticate') return authenticate(account, request, name)
  if (method === 'POST' && path === '/v1/confirmation_tokens') {
    const body = decode(new URLSearchParams(request.body))
    requireKey(account, request, String(body.key ?? ''))
    return forBrowser({ json: account.tokens.create(body) })
  }
  const secret = query.get('client_secret')
  if (method !== 'GET' || name !== 'payment_intents' || secret === null) return undefined
  if (request.headers.authorization && !query.has('key')) return undefined
  requireKey(account, request, query.get('key') ?? '')
  return forBrowser({ json: publicPart(account.intents.ofSecret(id, secret)) })
}

function requireKey({ keys }: StripeAccount, { headers }: Incoming, given: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? given
  if (key === keys.publishableKey) return
  const message = `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`
  throw new StripeFault(401, { type: 'invalid_request_error', message }, true)
}

/** The payer's bank: a page where he is sent to, and what its buttons and those of the script's dialog do. */
function authenticate(account: StripeAccount, request: Incoming, secret: string): Reply {
  const id = secret.split('_secret_')[0] ?? ''
  const intent = account.intents.ofSecret(id, secret)
  const means = account.books.means.get(id)
  if (!means) throw missing('payment_intent', id)
  const next = intent.next_action
  const back = next?.type === 'redirect_to_url' ? next.redirect_to_url.return_url : null
  if (request.method === 'GET') return { html: pageOf(intent, means.type === 'ideal') }
  const isPassed = new URLSearchParams(request.body).get('outcome') === 'complete'
  account.intents.authenticate(intent, isPassed)
  if (!back) return forBrowser({ json: publicPart(intent) })
  const target = new URL(back)
  target.searchParams.set('payment_intent', id)
  target.searchParams.set('payment_intent_client_secret', secret)
  target.searchParams.set('redirect_status', intent.last_payment_error ? 'failed' : 'succeeded')
  return { status: 303, headers: { location: target.href } }
}

const pageOf = ({ status, amount, currency }: Intent, isBank: boolean) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${isBank ? 'iDEAL' : '3D Secure 2'} test payment page</title>
  <style>body{font:16px system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;margin-right:.5rem}</style>
</head>
<body>
  <main>
    <h1>${isBank ? 'iDEAL' : '3D Secure 2'} test payment page</h1>
    ${
      status === 'requires_action'
        ? `<p>A test payment of ${amount} of the smallest unit of ${currency.toUpperCase()}.</p>
    <form method="post">
      <button name="outcome" value="complete">${isBank ? 'Authorise Test Payment' : 'Complete'}</button>
      <button name="outcome" value="fail">${isBank ? 'Fail Test Payment' : 'Fail'}</button>
    </form>`
        : '<p>This payment needs nothing more.</p>'
    }
  </main>
</body>
</html>
`
