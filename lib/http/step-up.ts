import type { EndpointDefinition } from './endpoint'

/** Whether a call asks, before it is read, that its caller has shown who they are a short while ago. */
export function asksForStepUp(
  { stepUp }: Pick<EndpointDefinition, 'stepUp'>,
  query: URLSearchParams,
): boolean {
  if (!stepUp || stepUp === 'by change') return false
  // The last of repeated parameters is what the call reads.
  return stepUp === true || query.getAll(stepUp.query).at(-1) === stepUp.is
}
