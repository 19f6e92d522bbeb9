/** Why a key is refused that `allowKnown` would add: another product has it. */
export const KNOWN_ELSEWHERE = 'known_elsewhere'
