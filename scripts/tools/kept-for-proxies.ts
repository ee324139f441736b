/**
 * How long a server behind a proxy keeps a connection over which nothing comes, in milliseconds: longer than the proxy does, so
 * that it is never ended just as the next request is on its way, which the proxy would answer with 502 (seen with Apache 2.4
 * and the five seconds of Node 20, whenever the server was busy). Caddy 2 keeps one for two minutes; Apache keeps it for ever
 * without a `ttl`.
 */
export const keptForProxies = 150_000
