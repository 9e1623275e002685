# Two stages: one builds with Node and npm, the other runs with neither. The set-up script is that of a machine, so that the two
# never drift. To renew the pins: docker buildx imagetools inspect debian:bookworm-slim (and node:24-bookworm-slim).
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/toolchain/setup.sh server/toolchain/packages.txt server/toolchain/
RUN bash server/toolchain/setup.sh modules
COPY . .
ARG SITE_URL
ARG PUBLIC_API_ORIGIN
ARG PUBLIC_CONTACT
RUN bash server/toolchain/setup.sh build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf site server/bench server/testing

FROM debian:bookworm-20260824-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
WORKDIR /app
COPY server/toolchain/setup.sh server/toolchain/packages.txt server/toolchain/
# The base image is as old as its pin: what Debian has mended since comes first.
RUN apt-get update -qq && apt-get upgrade -y -qq && bash server/toolchain/setup.sh packages \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*.deb
COPY --from=build /app /app
RUN node_modules/.bin/bun server/toolchain/parts.ts > /app/parts.cdx.json \
  && useradd --uid 10000 --create-home converter \
  && install -d -o converter -g converter -m 0711 /data

USER converter
# REQUIRE_SANDBOX=0 is the way out where the host forbids user namespaces: tools are then held by Landlock, or not at all.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REQUIRE_SANDBOX=1
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/bun", "-e", "const r = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`); process.exit(r.ok ? 0 : 1)"]
# compose.yaml has the flags that it wants.
CMD ["node_modules/.bin/bun", "server/main.ts"]
