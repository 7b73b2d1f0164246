class Hp41 < Formula
  desc "HP-41 calculator in the terminal"
  homepage "@HOME_PAGE@"
  url "@HOME_PAGE@/releases/download/v@VERSION@/hp41-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "openjdk"

  def install
    libexec.install "bin", "lib"
    (bin/"hp41").write_env_script libexec/"bin/hp41", Language::Java.overridable_java_home_env
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/hp41"
    zsh_completion.install "share/zsh/vendor-completions/_hp41"
    fish_completion.install "share/fish/vendor_completions.d/hp41.fish"
    pkgshare.install Dir["share/hp41/*"]
    doc.install Dir["share/doc/hp41/*"]
  end

  def post_install
    system bin/"hp41", "--version"
  end

  test do
    assert_equal "5.0000", shell_output("#{bin}/hp41 calc 2 3 +").strip
  end
end
