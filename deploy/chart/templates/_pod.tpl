{{- define "wayhearth.labels" -}}
app.kubernetes.io/name: wayhearth
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "wayhearth.selector" -}}
{{ include "wayhearth.labels" .root }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* What every pod of the product has in common. */}}
{{- define "wayhearth.podDefaults" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
volumes:
  - name: data
    emptyDir: { sizeLimit: {{ .Values.dataSize }} }
{{- end }}

{{/* What every container of it has in common; `own` are settings of this one alone. */}}
{{- define "wayhearth.containerDefaults" -}}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .root.Values.secretName }} }
env:
  {{- range $name, $value := merge (dict "HOST" "0.0.0.0" "JOBS" "off" "DATA_DIR" "/data/own") .own .root.Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
volumeMounts:
  # DATA_DIR is a folder in it, which the process makes, and closes to others.
  - { name: data, mountPath: /data }
{{- end }}
