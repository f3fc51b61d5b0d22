# Täht as a container: the folder of `npm run release`, on a bare system.
FROM node:26-bookworm-slim AS made
WORKDIR /taht
COPY . .
RUN npm run release && mv dist/taht-* /release

FROM debian:bookworm-slim
RUN useradd --system --home-dir /data --uid 10001 taht && install -d -o taht -m 700 /data
COPY --from=made /release /opt/taht
ENV TAHT_DATA=/data
USER taht
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["/opt/taht/bin/node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# The server itself is the first process, so that a signal to stop reaches it once.
ENTRYPOINT ["/opt/taht/bin/node", "/opt/taht/apps/server/src/main.ts"]
