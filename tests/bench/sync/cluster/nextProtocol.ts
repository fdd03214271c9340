import { protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';

/** The sync protocol of a later build. */
export const nextProtocol = protocolVersion + 1;
