# An image of the product: docker build --build-arg BUILD_COMMIT=$(git rev-parse HEAD) -t wayhearth .
# How to run it: docs/installing.md.
ARG NODE_IMAGE=docker.io/library/node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
# The packages first: they are installed again only when the lockfile changes.
COPY .npmrc package.json package-lock.json ./
COPY demo/package.json demo/
RUN npm ci --include=dev
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ARG BUILD_COMMIT=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BUILD_COMMIT=${BUILD_COMMIT}
# The only folder that is written to. A volume takes its owner over from here.
RUN install -d -m 0700 -o 10001 -g 10001 /data
COPY --from=build /build/release /app
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
# /healthz, not /readyz: a restart mends no database that is away. A worker answers on METRICS_PORT.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm: it is the process that gets SIGTERM.
CMD ["node", "dist/server/http.js"]
