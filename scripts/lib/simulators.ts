import { mkdirSync } from 'node:fs'
import { z } from 'zod'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { compileProgram } from './compile-program'
import { preferredPort } from './ports'
import { startNode, stop } from './processes'
import { PlainError } from './progress'
import { simulatedAccountCurrency } from './simulated-account-currency'

export const simulatorUrls = z.object({
  paypal: z.url(),
  authorizeNet: z.url(),
  stripe: z.url(),
  square: z.url(),
  klarna: z.url(),
  turnstile: z.url(),
  recaptcha: z.url(),
  vies: z.url(),
  smtp: z.string(),
  mail: z.url(),
})
export type SimulatorUrls = z.infer<typeof simulatorUrls>
export type Simulators = { urls: SimulatorUrls; stop: () => Promise<void> }

type Options = {
  mailDir: string
  /** The first of nine preferred ports; if absent, any free ports. */
  firstPort?: number
  /** The addresses of others that have ended, to take their place. */
  at?: SimulatorUrls
  /** What {@link compileSimulators} compiled, for those who start them many times. */
  program?: string
}

/** Compiles the simulators into one file, which starts in a third of the time. @returns the file */
export const compileSimulators = (): Promise<string> =>
  compileProgram('scripts/simulators/main.ts', 'simulators.mjs')

/** Starts the providers' simulators in a separate process, so that they outlive the store's. */
export async function startSimulators({
  mailDir,
  firstPort,
  at,
  program,
}: Options): Promise<Simulators> {
  mkdirSync(mailDir, { recursive: true })
  const names = [
    'mail',
    'smtp',
    'paypal',
    'authorizeNet',
    'turnstile',
    'vies',
    'stripe',
    'recaptcha',
    'square',
    'klarna',
  ] as const
  const ports = await Promise.all(
    names.map(async (name, offset) => {
      if (at) return new URL(at[name]).port
      return String(firstPort ? await preferredPort(firstPort + offset) : 0)
    }),
  )
  const child = startNode(
    [
      program ?? (await compileSimulators()),
      '--mail-dir',
      mailDir,
      ...names.flatMap((name, place) => [`--${name.toLowerCase()}-port`, ports[place] ?? '0']),
    ],
    { stdio: 'pipe' },
  )
  const errors: string[] = []
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk)))
    child.once('exit', () =>
      reject(new PlainError(`The simulators did not start: ${errors.join('')}`)),
    )
  })
  return { urls: simulatorUrls.parse(JSON.parse(line)), stop: () => stop(child) }
}

/** The environment variables with which the store uses the simulators. */
export function simulatorEnvironment(urls: SimulatorUrls): Record<string, string> {
  return {
    PAYMENTS_MODE: 'test',
    PAYPAL_API_URL: urls.paypal,
    AUTHORIZENET_API_URL: urls.authorizeNet,
    STRIPE_API_URL: urls.stripe,
    SQUARE_API_URL: urls.square,
    KLARNA_API_URL: urls.klarna,
    AUTHORIZENET_CURRENCY: simulatedAccountCurrency(),
    VIES_API_URL: `${urls.vies}/taxation_customs/vies/rest-api`,
    MAIL_URL: urls.smtp,
  }
}

/** The environment variables with which Stripe is offered as well, by an account at its simulator. */
export function simulatedStripe(): Record<string, string> {
  const { secretKey, publishableKey, webhookSecret } = SIMULATOR_CREDENTIALS.stripe
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
}

/** The environment variables with which Klarna is offered as well, to buyers of North America, by an account at its simulator. */
export function simulatedKlarna(): Record<string, string> {
  const { username, password } = SIMULATOR_CREDENTIALS.klarna
  return { KLARNA_USERNAME: username, KLARNA_PASSWORD: password, KLARNA_REGION: 'na' }
}
